import { findRelations } from '@/api/generated/operations/products.ts'
import {
  findAllRentalCarResources,
  findAllResourceGroups,
  findAllServiceResources,
  getResource,
  getResourceGroup,
  getResourceGroupsByFilter,
  getResourcesByFilter,
  getResourcesByLabel,
  getResourcesByTypeAndFilter,
} from '@/api/generated/operations/resources.ts'

/** The reads that a change of a resource affects. */
export const RESOURCE_READS = [
  getResource,
  getResourcesByTypeAndFilter,
  getResourcesByFilter,
  getResourcesByLabel,
  findAllServiceResources,
  findAllRentalCarResources,
  getResourceGroup,
  getResourceGroupsByFilter,
  findAllResourceGroups,
  findRelations,
]
