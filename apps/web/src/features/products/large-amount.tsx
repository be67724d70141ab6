import { formatEuro } from '@kostbar/contracts/money-format'

/** Amount in large type with its unit. @param each suffix such as `pro Monat` */
export const LargeAmount = ({ cents, each }: { cents: number; each: string }) => (
  <p className="flex flex-wrap items-baseline gap-x-2">
    <span className="font-display text-4xl tracking-tight">{formatEuro(cents)}</span>
    <span className="text-ink-soft">{each}</span>
  </p>
)
