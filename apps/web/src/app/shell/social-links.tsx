import { texts } from './texts.ts'
import { useSiteSettings } from './use-site-settings.ts'

/** Where else the site is to be found; nothing until the settings name an address. */
export function SocialLinks() {
  const { name, facebook, instagram } = useSiteSettings()
  const known = [
    { place: 'Facebook', href: facebook },
    { place: 'Instagram', href: instagram },
  ].filter(({ href }) => href)
  if (known.length === 0) return null
  return (
    <ul aria-label={texts.footerSocial(name)} className="mt-4 flex gap-6">
      {known.map(({ place, href }) => (
        <li key={place}>
          <a
            href={href}
            rel="noreferrer"
            target="_blank"
            className="inline-flex min-h-11 items-center font-medium text-on-deep underline decoration-apricot decoration-2 underline-offset-4"
          >
            {place}
          </a>
        </li>
      ))}
    </ul>
  )
}
