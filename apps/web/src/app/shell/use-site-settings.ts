import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { settingsQuery } from '../../lib/content/queries.ts'
import { paths } from '../../lib/paths.ts'
import { type SiteSettings, settingsIn } from './menu.ts'
import { texts } from './texts.ts'

/** What stands while the content service has never been heard of: the name, and what the law asks for. */
const bare: SiteSettings = {
  name: texts.brand,
  claim: texts.footerText,
  menu: [],
  footer: [
    { label: texts.imprint, to: paths.imprint },
    { label: texts.privacy, to: paths.privacy },
    { label: texts.terms, to: paths.terms },
  ],
}

/** Menu, footer, name and links of the site; fetched once. */
export function useSiteSettings(): SiteSettings {
  const { data } = useQuery(settingsQuery())
  return useMemo(() => (data ? settingsIn(data) : bare), [data])
}
