import { formatEuro } from '../../lib/format.ts'

/** The large figure of an offer with the words behind it. */
export const Amount = ({ cents, each }: { cents: number; each: string }) => (
  <p className="flex flex-wrap items-baseline gap-x-2">
    <span className="font-display text-4xl tracking-tight">{formatEuro(cents)}</span>
    <span className="text-ink-soft">{each}</span>
  </p>
)
