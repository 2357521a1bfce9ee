import { handlersFor } from '../handler.ts'
import { HELP } from '../seed/texts/help.ts'
import { inLanguage } from '../behaviour/in-language.ts'

export const help = handlersFor({
  getHelp({ caller, body, reply }) {
    return reply(200, inLanguage(HELP, body.language ?? caller.language))
  },
})
