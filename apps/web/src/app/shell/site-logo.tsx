import { useQuery } from '@tanstack/react-query'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import { settingsQuery } from '../../lib/content/queries.ts'
import { Logo } from '../../ui/illustration/logo.tsx'
import { texts } from './texts.ts'

/** Logo from the settings story; the default brand's inline SVG inherits the text colour. */
export function SiteLogo({ className }: { className: string }) {
  const { data } = useQuery(settingsQuery())
  const { logo, site_name = texts.brand } = data?.content ?? {}
  if (site_name === texts.brand) return <Logo className={className} />
  if (!logo) return <span className="font-display text-2xl">{site_name}</span>
  return <AssetImage asset={{ ...logo, alt: site_name }} sizes="160px" className={`bg-transparent ${className}`} />
}
