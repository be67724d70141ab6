import { formatNumber } from '@kostbar/contracts/number-format'
import { type ProtocolUnit, protocolUnits } from '@kostbar/contracts/protocol/options'
import type { ProtocolItem } from '@kostbar/contracts/protocol/schemas'
import { X } from 'lucide-react'
import { useState } from 'react'
import { parseGermanNumber } from '../../../lib/parse-number.ts'
import { texts } from '../texts.ts'

interface ItemRowProps {
  readonly item: ProtocolItem
  readonly onChange: (item: ProtocolItem) => void
  readonly onRemove: () => void
}

const controlClass = 'min-h-11 rounded-md bg-paper px-2 text-base tabular-nums inset-ring inset-ring-line-strong'

/** Row of an item with its optional amount. */
export function ItemRow({ item, onChange, onRemove }: ItemRowProps) {
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    const amount = parseGermanNumber(text)
    if (amount === undefined) onChange({ ...item, amount: null })
    else if (amount > 0 && amount <= 10_000) onChange({ ...item, amount })
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 rounded-lg bg-raised py-1 pr-1 pl-4 shadow-low sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <span className="py-2 wrap-anywhere font-medium" dir="auto">
        {item.text}
      </span>
      <button
        type="button"
        aria-label={texts.meal.removeItem(item.text)}
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sage hover:text-ink sm:order-last"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
      <div className="flex gap-2 pb-2 max-sm:col-span-2 max-sm:pr-3 sm:pb-0">
        <input
          aria-label={`${texts.meal.amount}: ${item.text}`}
          placeholder={texts.meal.amount}
          inputMode="decimal"
          autoComplete="off"
          className={`${controlClass} w-20 text-right placeholder:text-ink-soft max-sm:flex-1`}
          value={typed ?? (item.amount === null ? '' : formatNumber(item.amount))}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(undefined)}
        />
        <select
          aria-label={`${texts.meal.unit}: ${item.text}`}
          className={`${controlClass} w-28 max-sm:flex-1`}
          value={item.unit ?? ''}
          onChange={({ target }) => onChange({ ...item, unit: (target.value || null) as ProtocolUnit | null })}
        >
          <option value="">{texts.meal.noUnit}</option>
          {Object.entries(protocolUnits).map(([unit, name]) => (
            <option key={unit} value={unit}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </li>
  )
}
