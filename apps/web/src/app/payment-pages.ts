import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { headOf } from '../lib/content/head.ts'
import { contentQuery } from '../lib/content/queries.ts'
import type { ContentSource } from '../lib/content/source.ts'
import { paths } from '../lib/paths.ts'
import { type Head, type PageData, page } from './page.ts'

interface PaymentPagesOptions {
  readonly queries: QueryClient
  readonly content: ContentSource
}

/** What the offers say about themselves without the content service. */
const offers: Head = {
  title: 'Angebote',
  description: 'Ernährungsbegleitung ab ein paar Euro im Monat: Abo, 1:1 Begleitung oder eine einmalige Analyse.',
}

/** Where one buys and where one withdraws; both are open to everybody. */
export function paymentPages({ queries, content }: PaymentPagesOptions): RouteObject[] {
  const loadOffers = async (): Promise<PageData> => {
    // People can buy also while the content service is away, so its silence is not a failure here.
    const story = await queries.fetchQuery(contentQuery('sale', content)).catch(() => null)
    return { head: story?.content.component === 'page' ? headOf(story) : offers, status: 200 }
  }
  return [
    {
      path: paths.sale,
      loader: loadOffers,
      ...page('src/app/sale-page.tsx', () => import('./sale-page.tsx'), 'SalePage'),
    },
    {
      path: paths.withdrawal,
      ...page(
        'src/features/withdrawal/withdrawal-page.tsx',
        () => import('../features/withdrawal/withdrawal-page.tsx'),
        'WithdrawalPage',
        {
          head: {
            title: 'Vertrag widerrufen',
            description: 'Widerrufe einen Vertrag mit Kostbar in zwei Schritten, auch ohne Konto.',
          },
        },
      ),
    },
  ]
}
