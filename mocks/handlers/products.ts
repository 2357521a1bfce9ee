import { heldBy, requireGroup } from '../behaviour/groups.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { byName, productName, productsOfCompany, resourcesOf, toProduct } from '../behaviour/products.ts'
import { requireAccount, requireUser } from '../behaviour/reach.ts'
import { createSearch } from '../behaviour/text.ts'
import { handlersFor } from '../handler.ts'
import type { ProductRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'

const search = createSearch<ProductRow>(({ extId, label }) => [
  extId,
  label.defaultValue,
  ...Object.values(label.translations ?? {}),
])

export const products = handlersFor({
  findAllProducts({ world, caller, reply }) {
    const rows = byName([...world.tables.products.all()], caller.language)
    return reply(
      200,
      rows.map((product) => toProduct(world, product, caller.language)),
    )
  },

  findAllProductsByAssignee({ world, caller, body, reply }) {
    const rows = byName(productsOfAssignee(world, caller, body.assigneeOspId), caller.language)
    return reply(
      200,
      rows.map((product) => toProduct(world, product, caller.language)),
    )
  },

  findProductsByFilter({ world, caller, query, body, reply }) {
    const columns: Columns<ProductRow> = {
      name: (product) => productName(product, caller.language),
      extId: ({ extId }) => extId,
    }
    const found = world.tables.products
      .filter(
        (product) =>
          (body.ospId === undefined || product.ospId === body.ospId) &&
          (body.active === undefined || product.active === body.active) &&
          (body.mobilityMode === undefined ||
            resourcesOf(world, product).some(({ mobilityMode }) => mobilityMode === body.mobilityMode)),
      )
      .filter(search(body.search))
    const rows = sorted(found, query.sort ?? 'name', columns, ({ ospId }) => ospId)
    return reply(
      200,
      paged(rows, query, (product) => toProduct(world, product, caller.language)),
    )
  },
})

/** A company, a group or a user; whose record it is decides. */
function productsOfAssignee(world: World, caller: UserRow, ospId: string): ProductRow[] {
  const { corporateAccounts, userGroups } = world.tables
  if (corporateAccounts.get(ospId)) return productsOfCompany(world, requireAccount(world, caller, ospId))
  const groups = userGroups.get(ospId)
    ? [requireGroup(world, caller, ospId)]
    : requireUser(world, caller, ospId).userGroupOspIds.flatMap((group) => userGroups.get(group) ?? [])
  return [...new Set(groups.flatMap((group) => heldBy(world, group).map(({ product }) => product)))]
}
