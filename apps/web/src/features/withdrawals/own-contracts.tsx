import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

/** The signed-in person's subscriptions and orders, as texts for a declaration; empty until they are loaded. */
function useOwnContracts(): string[] {
  const membership = useQuery(query(subscriptions.mine, { query: {} })).data
  const slots = useQuery(query(subscriptions.mine, { query: { slots: '1' } })).data
  const orders = useQuery(query(checkout.orders)).data?.items ?? []
  const names = [membership, slots].flatMap((owned) => owned?.subscription?.product.name ?? [])
  const ordered = orders.flatMap(({ refunded, productName, createdAt }) =>
    refunded ? [] : texts.order(productName, createdAt),
  )
  return [...new Set([...names, ...ordered])]
}

/** Buttons that enter a contract of the signed-in person; empty without one. */
export function OwnContracts({ onChoose }: { onChoose: (contract: string) => void }) {
  const contracts = useOwnContracts()
  if (contracts.length === 0) return null
  return (
    <div className="-mt-2 mb-6">
      <p id="own-contracts" className="text-sm text-ink-soft">
        {texts.ownContracts}
      </p>
      <ul aria-labelledby="own-contracts" className="mt-2 flex flex-wrap gap-2">
        {contracts.map((contract) => (
          <li key={contract}>
            <Button size="sm" variant="secondary" onClick={() => onChoose(contract)}>
              {contract}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
