import type { StuckWork } from '@kostbar/contracts/status/schemas'
import { CircleAlert } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { stuckTexts as texts } from './stuck-texts.ts'

/** Card with work that was not done although it was tried: how much, since when, and what an admin can do. */
export const StuckList = ({ stuck }: { readonly stuck: readonly StuckWork[] }) => (
  <section aria-labelledby="stuck" className="mt-8">
    <h2 id="stuck" className="text-2xl">
      {texts.title}
    </h2>
    <p className="measure mt-1 text-ink-soft">{texts.intro}</p>
    <Card className="mt-4 py-2 sm:py-4">
      <ul className="divide-y divide-line">
        {stuck.map((work) => (
          <li key={`${work.kind} ${work.name}`} className="flex gap-4 py-4">
            <CircleAlert className="mt-0.5 size-6 shrink-0 text-berry" aria-hidden="true" />
            <div className="min-w-0">
              <h3 className="font-sans text-base font-semibold">{texts.nameOf(work)}</h3>
              <p className="mt-1">{texts.since(work)}</p>
              <p className="measure mt-1 text-ink-soft">{texts.whatToDo(work)}</p>
              <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
                {texts.technicalName} <code>{work.name}</code>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  </section>
)
