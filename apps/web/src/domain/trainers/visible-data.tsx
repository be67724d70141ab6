import { texts } from './texts.ts'

interface VisibleDataProps {
  /** First name of the trainer. */
  readonly trainer: string
  readonly headingLevel: 2 | 3
}

/** List of a client's data that their trainer can see. */
export function VisibleData({ trainer, headingLevel }: VisibleDataProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby="visible-data">
      <Heading id="visible-data" className={headingLevel === 2 ? 'text-xl' : 'text-lg'}>
        {texts.visibleTitle(trainer)}
      </Heading>
      <ul className="mt-3 list-disc space-y-1.5 pl-5 text-ink-soft">
        {texts.visible.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft">{texts.notVisible}</p>
    </section>
  )
}
