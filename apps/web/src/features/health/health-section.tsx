import { health } from '@kostbar/contracts/health/endpoints'
import type { HealthConsent } from '@kostbar/contracts/health/schemas'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ConsentForm, ConsentSentences } from '../../domain/health/consent-form.tsx'
import { query } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { focusSection, PageSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { RevokeConsent } from './revoke-consent.tsx'
import { texts } from './texts.ts'

/** Settings section about health data: what it is, who can read it, and the consent to its processing. */
export function HealthSection({ id }: { id: string }) {
  const consentQuery = useQuery(query(health.consent))
  return (
    <PageSection id={id} title={texts.title} text={texts.text}>
      <QueryView query={consentQuery} skeleton={<HealthSkeleton />}>
        {(consent) => (
          <div className="flex flex-col gap-6">
            <Part title={texts.who}>
              <p>{whoReads(consent)}</p>
              <p className="mt-1 text-ink-soft">{texts.whoTeam}</p>
            </Part>
            <Part title={texts.consent}>
              {consent.given ? (
                <GivenConsent consent={consent} given={consent.given} sectionId={id} />
              ) : (
                <MissingConsent consent={consent} sectionId={id} />
              )}
            </Part>
          </div>
        )}
      </QueryView>
    </PageSection>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-2 text-lg">{title}</h3>
    {children}
  </div>
)

function whoReads({ given, trainer }: HealthConsent): string {
  if (!given) return texts.whoNobody
  if (!trainer) return texts.whoYou
  return trainer.mayRead ? texts.whoTrainer(trainer.firstName) : texts.whoNotTrainer(trainer.firstName)
}

interface MissingConsentProps {
  readonly consent: HealthConsent
  readonly sectionId: string
}

interface GivenConsentProps extends MissingConsentProps {
  readonly given: NonNullable<HealthConsent['given']>
}

function GivenConsent({ consent, given, sectionId }: GivenConsentProps) {
  const { trainer } = consent
  const isOutdated = given.version !== consent.version
  const mayShare = trainer !== null && !trainer.mayRead
  return (
    <div className="flex flex-col gap-4">
      <p>{texts.given(formatDate(given.at), given.version)}</p>
      {isOutdated ? <Notice>{texts.newVersion}</Notice> : null}
      {mayShare ? <Notice>{texts.shareAgain(trainer.firstName)}</Notice> : null}
      {isOutdated || mayShare ? (
        <ConsentForm consent={consent} onGiven={() => focusSection(sectionId)} />
      ) : (
        <ConsentSentences consent={consent} />
      )}
      <RevokeConsent />
    </div>
  )
}

const MissingConsent = ({ consent, sectionId }: MissingConsentProps) => (
  <div className="flex flex-col gap-4">
    {consent.eraseAt ? (
      <Notice tone="apricot">{texts.revoked(formatDate(consent.eraseAt))}</Notice>
    ) : (
      <p>{texts.notGiven}</p>
    )}
    <ConsentForm consent={consent} onGiven={() => focusSection(sectionId)} />
  </div>
)

const HealthSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-6 w-2/3" />
    <Skeleton className="h-118 rounded-lg sm:h-90" />
    <Skeleton className="h-12 w-40 rounded-md" />
  </SkeletonArea>
)
