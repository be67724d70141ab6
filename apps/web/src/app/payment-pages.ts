import type { RouteObject } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { page } from './page.ts'

/** Where one withdraws; open to everybody. */
export const paymentPages = (): RouteObject[] => [
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
