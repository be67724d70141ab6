import { formatEuro } from '@kostbar/contracts/money-format'

/** Amount in large type with its unit. @param each suffix such as `pro Monat` */
export const LargeAmount = ({ cents, each }: { cents: number; each: string }) => (
  <p className="flex flex-wrap items-baseline gap-x-2">
    {/* Never broken after a digit, with enlarged text either. */}
    <span className="font-display text-[length:min(var(--text-4xl),11.5vw)] leading-[1.1] tracking-tight whitespace-nowrap">
      {formatEuro(cents)}
    </span>
    <span className="text-ink-soft">{each}</span>
  </p>
)
