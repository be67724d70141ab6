import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import { health } from '@kostbar/contracts/health/endpoints'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ConsentForm } from '../../domain/health/consent-form.tsx'
import { query } from '../../lib/api.ts'
import { Card } from '../../ui/card.tsx'
import { notebookAndPear } from '../../ui/illustration/scenes.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { StartPage } from '../../ui/start-page.tsx'
import { texts } from './texts.ts'

/** Estimated time for the form, in minutes. */
const durationMinutes = 15

/** Start page: what to expect, and the entry as children (the consent or a button). */
export const AnamnesisStartPage = ({ children }: { readonly children: ReactNode }) => (
  <StartPage
    title={texts.title}
    lead={texts.welcome}
    facts={texts.facts(durationMinutes, anamnesisQuestionnaire.steps.length)}
    illustration={notebookAndPear}
  >
    {children}
  </StartPage>
)

/** Asks for the consent, without which the API sends no questions. */
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
