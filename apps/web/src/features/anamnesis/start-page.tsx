import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import { health } from '@kostbar/contracts/health/endpoints'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ConsentForm } from '../../domain/health/consent-form.tsx'
import { query } from '../../lib/api.ts'
import { Card } from '../../ui/card.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { notebookAndPear } from '../../ui/illustration/scenes.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'

/** How long the form takes, in minutes. */
const durationMinutes = 15

/** What to expect, and the way in: the consent, or a button. */
export const StartPage = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-1 items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
    <div className="max-w-2xl">
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="measure mt-3 text-lg text-ink-soft">{texts.welcome}</p>
      <ul className="mt-6 flex flex-col gap-3">
        {texts.facts(durationMinutes, anamnesisQuestionnaire.steps.length).map((fact) => (
          <li key={fact} className="flex gap-3">
            <Check className="mt-[0.2em] size-5 shrink-0 text-leaf" aria-hidden="true" />
            {fact}
          </li>
        ))}
      </ul>
      <div className="mt-8">{children}</div>
    </div>
    <div className="mx-auto w-full max-w-80 max-lg:hidden">
      <LazyIllustration loader={notebookAndPear} />
    </div>
  </div>
)

/** The consent, without which the API sends no questions. */
export function StartConsent({ onGiven }: { readonly onGiven: () => void }) {
  const consentQuery = useQuery(query(health.consent))
  return (
    <Card as="section" aria-labelledby="einwilligung-titel">
      <h2 id="einwilligung-titel" className="text-xl">
        {texts.consentTitle}
      </h2>
      <p className="mt-2 mb-5 text-ink-soft">{texts.consentText}</p>
      <QueryView query={consentQuery} skeleton={<ConsentSkeleton />}>
        {(consent) => <ConsentForm consent={consent} onGiven={onGiven} />}
      </QueryView>
    </Card>
  )
}

const ConsentSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-32 rounded-lg" />
    <Skeleton className="h-12 w-40 rounded-md" />
  </SkeletonArea>
)
