import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { settingsQuery } from '../../lib/content/queries.ts'
import { paths } from '../../lib/paths.ts'
import { parseSiteSettings, type SiteSettings } from './site-settings.ts'
import { texts } from './texts.ts'

/** Defaults without the settings story: the site's name and the legally required links. */
const defaults: SiteSettings = {
  name: texts.brand,
  claim: texts.footerText,
  menu: [],
  spinners: {},
  footer: [
    { label: texts.imprint, to: paths.imprint },
    { label: texts.privacy, to: paths.privacy },
    { label: texts.terms, to: paths.terms },
  ],
}

/** Header and footer content; fetched once. */
export function useSiteSettings(): SiteSettings {
  const { data } = useQuery(settingsQuery())
  return useMemo(() => (data ? parseSiteSettings(data) : defaults), [data])
}
