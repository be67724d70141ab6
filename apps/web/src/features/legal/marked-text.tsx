const gap = /(\[[^\]]+\])/

/** A sentence in which the gaps still to be filled (`[Firmenname]`) stand out. */
export const MarkedText = ({ text }: { text: string }) =>
  text.split(gap).map((part, position) =>
    gap.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a constant sentence never move
      <mark key={position} className="rounded-sm bg-apricot-soft px-1 font-medium text-apricot-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
