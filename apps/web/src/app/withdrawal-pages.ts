import type { RouteObject } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { page } from './page-info.ts'

/** Public page for withdrawing from a contract. */
export const withdrawalPages = (): RouteObject[] => [
  {
    path: paths.withdrawal,
    ...page(
      'src/features/withdrawals/withdrawal-page.tsx',
      () => import('../features/withdrawals/withdrawal-page.tsx'),
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
