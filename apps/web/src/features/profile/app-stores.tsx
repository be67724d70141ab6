import { ExternalLink, Smartphone } from 'lucide-react'
import { usePublicSettings } from '../../lib/public-settings.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { cardTexts as texts } from './card-texts.ts'

/** Links to the app stores; empty if none is configured. */
export function AppStores() {
  const { appStore, playStore } = usePublicSettings()
  const stores = [
    { name: texts.appStore, link: appStore },
    { name: texts.playStore, link: playStore },
  ]
  if (stores.every(({ link }) => !link)) return null
  return (
    <Card as="section" aria-labelledby="app-stores">
      <h2 id="app-stores" className="flex items-center gap-3 text-lg">
        <Smartphone className="size-5 text-leaf" aria-hidden="true" />
        {texts.app}
      </h2>
      <p className="mt-2 text-ink-soft">{texts.appText}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {stores.map(({ name, link }) =>
          link ? (
            <li key={name}>
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                {name}
                <ExternalLink className="size-4" aria-hidden="true" />
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </Card>
  )
}
