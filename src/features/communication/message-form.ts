import { messageRules, type BrokenRules } from '~openapi/rules.ts'
import { today } from '@/base/dates.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import sending from '@/api/generated/requests/MessageSending.ts'
import { defineForm, type FormValuesOf } from '@/forms/define-form.ts'
import { asRequest } from '@/forms/draft.ts'
import { noTexts, type Texts } from '@/forms/values/translations.ts'
import { LANGUAGES, type Language } from '@/i18n/languages.ts'
import type { MessageText } from './message-preview.tsx'

/** R213: the kinds of users to send to, as in the contract. Each user is of one kind. */
export const KINDS = ['businessEmployees', 'businessOwners', 'onlineUsers'] as const
export type Kind = (typeof KINDS)[number]

/** Form values with another shape than in the request. An empty text has no value. */
interface Own {
  readonly channelOspId: string
  readonly kinds: readonly Kind[]
  readonly titles: Texts<Language>
  readonly bodies: Texts<Language>
  readonly showOnHomeScreen: boolean
  readonly showOnHomeScreenUntil: string
}

const NO_TEXTS = noTexts(LANGUAGES)

/** A message through a channel. */
export const messageForm = defineForm(
  { create: sending },
  {
    own: {
      properties: [
        'channelOspId',
        'title',
        'body',
        'translations',
        'recipientFilters',
        'showOnHomeScreen',
        'showOnHomeScreenUntil',
      ],
      toRequest: (values: Own) => {
        const { kinds, showOnHomeScreen, showOnHomeScreenUntil } = values
        return {
          ...messageOf(values),
          recipientFilters: kinds.length < KINDS.length ? filtersOf(kinds) : undefined,
          showOnHomeScreen,
          showOnHomeScreenUntil: (showOnHomeScreen && showOnHomeScreenUntil) || undefined,
        }
      },
      fields: { title: 'titles.nl', body: 'bodies.nl', translations: 'titles', recipientFilters: 'kinds' },
    },
    begin: {
      channelOspId: '',
      kinds: KINDS,
      type: 'INFORMATION',
      titles: NO_TEXTS,
      bodies: NO_TEXTS,
      showOnHomeScreen: false,
      showOnHomeScreenUntil: '',
      pushNotification: false,
    },
  },
)
export type MessageValues = FormValuesOf<typeof messageForm>

/**
 * G393: users without a text in their language get the text in the first language, Dutch, which is therefore required.
 */
const [FIRST, ...OTHERS] = LANGUAGES

const wordsIn = (texts: Texts<Language> | undefined, language: Language): string =>
  texts?.[language]?.trim() ?? ''

/** The written texts. The first one also serves all languages without a text. */
export const textsOf = ({
  titles,
  bodies,
}: Pick<MessageValues, 'titles' | 'bodies'>): readonly MessageText[] =>
  LANGUAGES.map((language) => ({
    language,
    title: wordsIn(titles, language),
    body: wordsIn(bodies, language),
  })).filter(({ title, body }) => title !== '' || body !== '')

function messageOf(values: Partial<Own>) {
  const { titles, bodies } = values
  const translations = OTHERS.map((language) => ({
    language,
    title: wordsIn(titles, language),
    body: wordsIn(bodies, language),
  })).filter(({ title, body }) => title !== '' || body !== '')
  return {
    channelOspId: values.channelOspId || undefined,
    title: wordsIn(titles, FIRST) || undefined,
    body: wordsIn(bodies, FIRST) || undefined,
    translations: translations.length > 0 ? translations : undefined,
  }
}

/** The kinds as filters. Without filters a message goes to all of them. */
export const filtersOf = (kinds: readonly Kind[]): Schemas['RecipientFilters'] =>
  Object.fromEntries(kinds.map((kind) => [kind, true]))

/** G394: the test mail to the user who writes the message. `undefined` until the Dutch text is complete. */
export function toTest(values: Partial<MessageValues>): Schemas['MessageTest'] | undefined {
  const message = messageOf(values)
  if (Object.keys(textRules(values)).length > 0 || !message.title || !message.body) return undefined
  return asRequest<Schemas['MessageTest']>(message)
}

/** The rules for the form values that are not in the contract. */
export const rulesOf = (values: MessageValues): BrokenRules => ({
  ...textRules(values),
  ...(values.kinds.length === 0 && { kinds: { rule: 'nobody' } }),
  ...messageRules(
    {
      showOnHomeScreen: values.showOnHomeScreen,
      showOnHomeScreenUntil: (values.showOnHomeScreen && values.showOnHomeScreenUntil) || undefined,
    },
    today(),
  ),
})

const TITLE = 1000
const BODY = 90_000

/** G393: a language has a title and a text, or neither. */
function textRules({ titles, bodies }: Partial<MessageValues>): BrokenRules {
  const broken: Record<string, BrokenRules[string]> = {}
  for (const language of OTHERS) {
    const [title, body] = [wordsIn(titles, language), wordsIn(bodies, language)]
    if (title === '' && body !== '') broken[`titles.${language}`] = { rule: 'required' }
    if (title !== '' && body === '') broken[`bodies.${language}`] = { rule: 'required' }
    if ([...title].length > TITLE)
      broken[`titles.${language}`] = { rule: 'maxLength', params: { max: TITLE } }
    if ([...body].length > BODY) broken[`bodies.${language}`] = { rule: 'maxLength', params: { max: BODY } }
  }
  return broken
}
