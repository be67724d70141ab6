import { texts } from './texts.ts'

const { number, title, text } = texts.promise

/** The promise of an answer within 48 hours. */
export const WordGiven = () => (
  <section className="bg-deep text-on-deep">
    <div className="linen [--thread:var(--apricot)]" />
    <div className="column grid items-center gap-x-14 gap-y-4 py-16 md:grid-cols-[auto_1fr] md:py-24">
      <p
        aria-hidden="true"
        className="font-display text-[clamp(7rem,4rem+14vw,15rem)] leading-[0.8] tracking-tight text-apricot"
      >
        {number}
      </p>
      <div className="mt-6 md:mt-0">
        <h2 className="max-w-[18ch] text-4xl">{title}</h2>
        <p className="mt-4 max-w-[44ch] text-lg text-on-deep-soft">{text}</p>
      </div>
    </div>
  </section>
)
