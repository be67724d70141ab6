import { texts } from './texts.ts'

/** What the name means. */
export const Statement = () => (
  <section className="column py-20 text-center md:py-32">
    <h2 className="text-4xl">
      {texts.statement.title.map((sentence) => (
        <span key={sentence} className="block">
          {sentence}{' '}
        </span>
      ))}
    </h2>
    <p className="mx-auto mt-6 max-w-[60ch] text-lg text-ink-soft">{texts.statement.text}</p>
  </section>
)
