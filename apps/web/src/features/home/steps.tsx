import { texts } from './texts.ts'

/** How it goes, in three steps. */
export const Steps = () => (
  <section id="so-gehts" className="bg-sage py-16 md:py-24">
    <div className="column">
      <h2>{texts.steps.title}</h2>
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8">
        {texts.steps.list.map(({ title, text }, index) => (
          <li key={title} className="pt-6 shadow-[inset_0_2px_var(--leaf)]">
            <span aria-hidden="true" className="font-display text-5xl leading-none text-leaf">
              {index + 1}
            </span>
            <h3 className="mt-4 text-2xl">{title}</h3>
            <p className="mt-2 max-w-[38ch] text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
