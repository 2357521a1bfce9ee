import ListTree from 'lucide-react/icons/list-tree'
import SquarePen from 'lucide-react/icons/square-pen'
import Trash2 from 'lucide-react/icons/trash-2'
import { actionsOn } from '@/actions/define-actions.ts'
import {
  deleteProductComposition,
  getProductCompositionDetails,
  updateProductComposition,
} from '@/api/generated/operations/products.ts'
import type { components } from '@/api/generated/schema.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { PRODUCT_READS } from './product-actions.ts'

/** A part of a product, with its terms and its resources. */
export interface Part {
  readonly detail: components['schemas']['ProductCompositionDetail']
  readonly productOspId: string
  /** G350: the last part of an active product cannot be removed. */
  readonly isKept: boolean
}

/** The actions on a part of a product (R010). */
export const partActions = actionsOn<Part>({
  area: 'products',
  idParam: 'part',
  idOf: ({ detail }) => detail.item.ospId,
  nameOf: ({ detail }) => detail.item.name,
})({
  editTerms: {
    icon: SquarePen,
    operation: updateProductComposition,
    Dialog: lazyBlock(async () => (await import('./edit-part-dialog.tsx')).EditPartDialog),
  },
  resources: {
    icon: ListTree,
    operation: getProductCompositionDetails,
    isReadOnly: true,
    Dialog: lazyBlock(async () => (await import('./part-resources-dialog.tsx')).PartResourcesDialog),
  },
  remove: {
    icon: Trash2,
    tone: 'danger',
    operation: deleteProductComposition,
    body: ({ detail }) => ({ ospId: detail.item.ospId }),
    refuses: ({ isKept }) => (isKept ? 'lastPart' : undefined),
    refreshes: PRODUCT_READS,
  },
})
