import { resourcesByName, toResource } from '../behaviour/resources.ts'
import { handlersFor } from '../handler.ts'
import { MOBILITY_MODES } from '../seed/modes.ts'

export const resources = handlersFor({
  findAllServiceResources({ world, reply }) {
    const rows = resourcesByName(world.tables.resources.by('type', 'serviceResource'))
    return reply(
      200,
      rows.map((resource) => toResource(world, resource)),
    )
  },

  findAllRentalCarResources({ world, reply }) {
    const rows = resourcesByName(world.tables.resources.by('type', 'rentalcar'))
    return reply(
      200,
      rows.map((resource) => toResource(world, resource)),
    )
  },

  getMobilityModes({ caller, reply }) {
    const modes = MOBILITY_MODES.map(({ mode, labels }) => ({
      mobilityMode: mode,
      label: labels[caller.language],
    }))
    return reply(200, modes)
  },
})
