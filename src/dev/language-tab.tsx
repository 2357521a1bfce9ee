import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '@/i18n/languages.ts'
import { chooseLanguage } from '@/session/language.ts'
import { Button } from '@/ui/basics/button.tsx'
import { useAction } from './use-action.ts'

/** Selects the language of the portal. For a signed-in user this also informs the server, as the menu does. */
export function LanguageTab() {
  const { i18n } = useTranslation()
  const { pending, failure, run } = useAction()
  return (
    <>
      <p role="alert">{failure}</p>
      <div className="row">
        {LANGUAGES.map((language) => (
          <Button
            key={language}
            lang={language}
            pending={pending}
            aria-pressed={i18n.language === language}
            look={i18n.language === language ? 'primary' : 'default'}
            onClick={() => run(() => chooseLanguage(language))}
          >
            {language}
          </Button>
        ))}
      </div>
    </>
  )
}
