import { Check } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Still } from '../../ui/still.tsx'
import { trainerDesk } from './scenes.ts'
import { texts } from './texts.ts'

const { kicker, title, list, signUp } = texts.trainers

/** What a trainer gets. */
export const ForTrainers = () => (
  <section id="fuer-trainer" className="column grid items-center gap-x-16 gap-y-8 py-16 md:grid-cols-2 md:py-28">
    <div>
      <h2>
        <span className="mb-2 block font-sans text-base font-semibold tracking-normal text-apricot-ink">{kicker} </span>
        {title}
      </h2>
      <ul className="mt-6 grid gap-4 text-lg">
        {list.map((line) => (
          <li key={line} className="flex gap-3">
            <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf">
              <Check className="size-4" aria-hidden="true" />
            </span>
            {line}
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.trainerSignup} variant="secondary" size="lg" className="mt-8">
        {signUp}
      </ButtonLink>
    </div>
    <Still scene={trainerDesk} className="mx-auto aspect-[4/3] w-full max-w-lg md:max-w-none" />
  </section>
)
