import { texts } from './texts.ts'

/** What a trainer sees of a client, and how the coaching ends. */
export const VisibleData = ({ trainer }: { trainer: string }) => (
  <section aria-labelledby="visible-data">
    <h2 id="visible-data" className="text-xl">
      {texts.visibleTitle(trainer)}
    </h2>
    <ul className="mt-3 list-disc space-y-1.5 pl-5 text-ink-soft">
      {texts.visible.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className="mt-3 text-ink-soft">{texts.notVisible}</p>
    <p className="mt-3 text-ink-soft">{texts.endable}</p>
  </section>
)
