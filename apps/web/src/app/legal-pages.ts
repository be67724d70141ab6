import type { RouteObject } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { page } from './page.ts'

/** What the law asks to be readable for everyone. */
export const legalPages = (): RouteObject[] => [
  {
    path: paths.terms,
    ...page('src/features/legal/terms-page.tsx', () => import('../features/legal/terms-page.tsx'), 'TermsPage', {
      head: { title: 'AGB', description: 'Die allgemeinen Geschäftsbedingungen von Kostbar.' },
    }),
  },
  {
    path: paths.privacy,
    ...page('src/features/legal/privacy-page.tsx', () => import('../features/legal/privacy-page.tsx'), 'PrivacyPage', {
      head: { title: 'Datenschutz', description: 'Welche Daten Kostbar verarbeitet, wozu und welche Rechte du hast.' },
    }),
  },
  {
    path: paths.imprint,
    ...page('src/features/legal/imprint-page.tsx', () => import('../features/legal/imprint-page.tsx'), 'ImprintPage', {
      head: { title: 'Impressum', description: 'Wer hinter Kostbar steht und wie du uns erreichst.' },
    }),
  },
  {
    path: paths.accessibility,
    ...page(
      'src/features/legal/accessibility-page.tsx',
      () => import('../features/legal/accessibility-page.tsx'),
      'AccessibilityPage',
      {
        head: {
          title: 'Barrierefreiheit',
          description: 'Wie barrierefrei Kostbar ist und wo du Hürden melden kannst.',
        },
      },
    ),
  },
]
