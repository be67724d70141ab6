import { useQuery } from '@tanstack/react-query'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import { settingsQuery } from '../../lib/content/queries.ts'
import { once } from '../../lib/once.ts'
import { classNames } from '../../ui/class-names.ts'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { texts } from './texts.ts'

const brandLogo = once(async () => (await import('../../ui/illustration/logo.tsx')).Logo)

/**
 * Logo from the settings story; the default brand's inline SVG inherits the text colour. The server renders it, so that it
 * is not part of the first load.
 */
export function SiteLogo({ className }: { className: string }) {
  const { data } = useQuery(settingsQuery())
  const { logo, site_name = texts.brand } = data?.content ?? {}
  if (site_name === texts.brand)
    return <LazyIllustration loader={brandLogo} className={classNames('aspect-[145/32]', className)} />
  if (!logo) return <span className="font-display text-2xl">{site_name}</span>
  return <AssetImage asset={{ ...logo, alt: site_name }} sizes="160px" className={`bg-transparent ${className}`} />
}
