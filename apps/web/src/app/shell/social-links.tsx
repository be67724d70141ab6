import { siteSettings } from './menu.ts'
import { texts } from './texts.ts'

const places = [
  { name: 'Facebook', href: siteSettings.facebook },
  { name: 'Instagram', href: siteSettings.instagram },
]

/** Where else Kostbar is to be found; nothing until the settings name an address. */
export function SocialLinks() {
  const known = places.filter((place) => place.href)
  if (known.length === 0) return null
  return (
    <ul aria-label={texts.footerSocial} className="mt-4 flex gap-6">
      {known.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="noreferrer" target="_blank" className="inline-flex min-h-11 items-center font-medium">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
