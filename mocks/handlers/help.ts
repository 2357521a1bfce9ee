import { handlersFor } from '../handler.ts'
import { HELP } from '../seed/texts/help.ts'

export const help = handlersFor({
  getHelp({ caller, body, reply }) {
    return reply(200, HELP[body.language ?? caller.language])
  },
})
