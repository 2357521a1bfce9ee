import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import Bike from 'lucide-react/icons/bike'
import Bus from 'lucide-react/icons/bus'
import Car from 'lucide-react/icons/car'
import CirclePlus from 'lucide-react/icons/circle-plus'
import Coins from 'lucide-react/icons/coins'
import CreditCard from 'lucide-react/icons/credit-card'
import Fuel from 'lucide-react/icons/fuel'
import House from 'lucide-react/icons/house'
import PencilLine from 'lucide-react/icons/pencil-line'
import PlugZap from 'lucide-react/icons/plug-zap'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Scooter from 'lucide-react/icons/scooter'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import SquareParking from 'lucide-react/icons/square-parking'
import TrainFront from 'lucide-react/icons/train-front'
import Undo2 from 'lucide-react/icons/undo-2'
import type { LucideIcon } from 'lucide-react'

/**
 * The icon of each mobility mode or expense (R197), kind of transaction (R196) and type of card. The lists are open.
 */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  BIKE: Bike,
  BUS_TRAM_METRO: Bus,
  CAR: Car,
  CHARGING: PlugZap,
  FLEXOFFICE: House,
  FUEL: Fuel,
  OTHER_PURCHASES: ShoppingBag,
  PARKING: SquareParking,
  STEP: Scooter,
  TRAIN: TrainFront,

  automatic_update_add: RefreshCw,
  automatic_update_reset: RefreshCw,
  manual_update: PencilLine,
  refund: Undo2,
  start_amount: CirclePlus,
  topup: CirclePlus,
  transfer: ArrowRightLeft,
  update: PencilLine,

  BLUEBIKE_NUMBER: Bike,
  CAMBIO: Car,
  ENECO_CHARGING: PlugZap,
  LICENCE_PLATE: Car,
  MOBIB: CreditCard,
  SWAPFIETS_NUMBER: Bike,
}

/** The icon of the first kind that has one. Decorative: the text is beside it. */
export function KindIcon({ kinds }: { readonly kinds: readonly (string | undefined)[] }) {
  const kind = kinds.find((one) => one !== undefined && one in ICONS)
  const Icon = ICONS[kind ?? ''] ?? Coins
  return <Icon aria-hidden="true" />
}
