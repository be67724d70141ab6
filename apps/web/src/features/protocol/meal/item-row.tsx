import { formatNumber } from '@kostbar/contracts/number-format'
import { maxItemAmount } from '@kostbar/contracts/protocol/limits'
import { type ProtocolUnit, protocolUnits } from '@kostbar/contracts/protocol/options'
import type { ProtocolItem } from '@kostbar/contracts/protocol/schemas'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { parseRequiredNumber } from '../../../lib/parse-number.ts'
import { classNames } from '../../../ui/class-names.ts'
import { FieldMessage } from '../../../ui/field.tsx'
import { texts } from '../texts.ts'

/** Item of an entry that is being edited. */
export interface EditedItem extends ProtocolItem {
  /** Typed amount: kept during typing, and as long as it cannot be read as an amount. */
  readonly typedAmount?: string | undefined
}

/** Whether the text typed as an amount is none, so that the item cannot be saved. */
export const hasInvalidAmount = ({ amount, typedAmount = '' }: EditedItem): boolean =>
  amount === null && typedAmount.trim() !== ''

interface ItemRowProps {
  readonly item: EditedItem
  readonly onChange: (item: EditedItem) => void
  readonly onRemove: () => void
}

const controlClass =
  'min-h-11 rounded-md bg-paper px-2 text-base tabular-nums inset-ring inset-ring-line-strong ' +
  'aria-invalid:inset-ring-2 aria-invalid:inset-ring-berry'

/** Row of an item with its optional amount. */
export function ItemRow({ item, onChange, onRemove }: ItemRowProps) {
  const messageId = useId()
  // The beginning of an amount is none yet: `0` of `0,5`.
  const [isTyping, setTyping] = useState(false)
  const isInvalid = hasInvalidAmount(item) && !isTyping
  const leave = () => {
    setTyping(false)
    if (item.typedAmount !== undefined && !hasInvalidAmount(item)) onChange({ ...item, typedAmount: undefined })
  }
  const type = (text: string) => {
    setTyping(true)
    const amount = parseRequiredNumber(text)
    onChange({ ...item, typedAmount: text, amount: amount > 0 && amount <= maxItemAmount ? amount : null })
  }
  return (
    <li
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 rounded-lg bg-raised pt-1 pr-1 pl-4 shadow-low',
        'sm:grid-cols-[minmax(0,1fr)_auto_auto]',
        isInvalid && 'pb-1.5',
      )}
    >
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
      <div className="flex items-end gap-2 pb-2 max-sm:col-span-2 max-sm:pr-3 sm:pb-1">
        <div className="max-sm:flex-1">
          <span aria-hidden="true" className="block text-right text-xs text-ink-soft">
            {texts.meal.amount}
          </span>
          <input
            aria-label={`${texts.meal.amount}: ${item.text}`}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={isInvalid || undefined}
            aria-describedby={messageId}
            className={`${controlClass} w-20 text-right max-sm:w-full`}
            value={item.typedAmount ?? (item.amount === null ? '' : formatNumber(item.amount))}
            onChange={({ target }) => type(target.value)}
            onBlur={leave}
          />
        </div>
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
      <div className="order-last col-span-full">
        <FieldMessage id={messageId} error={isInvalid ? texts.meal.amountRange : undefined} lines={0} />
      </div>
    </li>
  )
}
