import type { RouteObject } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { page } from './page.ts'

/** Where one buys and where one withdraws; both are open to everybody. */
export const paymentPages = (): RouteObject[] => [
  {
    path: paths.sale,
    ...page('src/app/sale-page.tsx', () => import('./sale-page.tsx'), 'SalePage', {
      head: {
        title: 'Angebote',
        description: 'Ernährungsbegleitung ab ein paar Euro im Monat: Abo, 1:1 Begleitung oder eine einmalige Analyse.',
      },
    }),
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
