import type { AnamnesisDraft, AnamnesisOverview } from '@kostbar/contracts/anamnesis/schemas'
import { anamnesisWarnings } from '@kostbar/contracts/anamnesis/warnings'
import { formatDeadline } from '@kostbar/contracts/deadline-text'
import { TrainerConsentHint } from '../../domain/health/trainer-consent-hint.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useStep } from './form/use-step.ts'
import { AnamnesisStartPage } from './start-page.tsx'
import { texts } from './texts.ts'
import { VersionList } from './version/version-list.tsx'

interface OverviewPageProps {
  readonly userId: string
  readonly name: string
  readonly overview: AnamnesisOverview
}

/** Overview of the anamnesis outside the form: not begun, begun, or submitted. */
export function OverviewPage({ userId, name, overview }: OverviewPageProps) {
  const { searchOf } = useStep(overview.questionnaire.steps.length)
  if (overview.versions.length > 0) return <Submitted userId={userId} name={name} overview={overview} />
  const { draft } = overview
  if (draft?.updatedAt && draft.step !== null)
    return (
      <div className="max-w-2xl">
        <h1 className="text-3xl">{texts.resumeTitle(name)}</h1>
        <p className="measure mt-3 mb-6 text-lg text-ink-soft">{texts.resumeText(draft.updatedAt)}</p>
        <ResumeLink overview={overview} draft={draft} />
      </div>
    )
  return (
    <AnamnesisStartPage>
      <ButtonLink to={{ search: searchOf(0) }} size="lg" className="max-sm:w-full">
        {texts.start}
      </ButtonLink>
    </AnamnesisStartPage>
  )
}

interface ResumeLinkProps {
  readonly overview: AnamnesisOverview
  readonly draft: AnamnesisDraft
}

/** Link 'Weiter bei Schritt 6: Allergien' to the step stored in the draft, whichever device stored it. */
function ResumeLink({ overview: { questionnaire }, draft }: ResumeLinkProps) {
  const { searchOf } = useStep(questionnaire.steps.length)
  const index = questionnaire.steps.findIndex(({ id }) => id === draft.step)
  const step = questionnaire.steps[index]
  return (
    <ButtonLink to={{ search: searchOf(step ? index : 'review') }} size="lg" className="max-sm:w-full">
      {step ? texts.resume(index + 1, step.title) : texts.resumeReview}
    </ButtonLink>
  )
}

function Submitted({ userId, name, overview }: OverviewPageProps) {
  const { draft, versions, warnings } = overview
  const { searchOf } = useStep(overview.questionnaire.steps.length)
  const hasUpdate = draft !== null && draft.step !== null
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <StateOfNewest name={name} overview={overview} />
      {warnings.length > 0 ? (
        <Card as="section" tone="apricot" aria-labelledby="gut-zu-wissen">
          <h2 id="gut-zu-wissen" className="text-xl">
            {texts.goodToKnow}
          </h2>
          {warnings.map((warning) => (
            <p key={warning} className="mt-3">
              {anamnesisWarnings[warning].member}
            </p>
          ))}
        </Card>
      ) : null}
      <Card as="section" aria-labelledby="fassungen">
        <h2 id="fassungen" className="text-xl">
          {texts.versions}
        </h2>
        <VersionList userId={userId} versions={versions} />
        <p className="mt-6 mb-4 text-ink-soft">{texts.updateText}</p>
        {hasUpdate ? (
          <ResumeLink overview={overview} draft={draft} />
        ) : (
          <ButtonLink variant="secondary" to={{ search: searchOf(1) }}>
            {texts.update}
          </ButtonLink>
        )}
      </Card>
    </div>
  )
}

/** State of the newest version: waiting for review, read, or changes requested. */
function StateOfNewest({ name, overview }: Omit<OverviewPageProps, 'userId'>) {
  const { state, trainer, deadline, versions, questionnaire } = overview
  const { searchOf } = useStep(questionnaire.steps.length)
  const review = versions[0]?.reviews.at(-1)
  const hiddenFrom = deadline?.state === 'NO_CONSENT' ? trainer : null
  if (state === 'CHANGES_REQUESTED' && review)
    return (
      <>
        <h1 className="text-3xl">{texts.changesTitle}</h1>
        <Card tone="sage">
          <p className="text-sm text-ink-soft">{texts.changes(review.trainer)}</p>
          <p className="mt-2 whitespace-pre-line wrap-anywhere">{review.text}</p>
          <ButtonLink className="mt-5" to={{ search: searchOf(1) }}>
            {texts.toChange}
          </ButtonLink>
        </Card>
      </>
    )
  if (state === 'REVIEWED' && review)
    return (
      <header>
        <h1 className="text-3xl">{texts.reviewedTitle}</h1>
        <p className="measure mt-3 text-lg text-ink-soft">{texts.reviewed(review.trainer, review.createdAt)}</p>
        {review.text ? (
          <div className="mt-4">
            <Notice>
              <span className="whitespace-pre-line">{review.text}</span>
            </Notice>
          </div>
        ) : null}
      </header>
    )
  return (
    <header>
      <h1 className="text-3xl">{texts.thanks(name)}</h1>
      <p className="measure mt-3 text-lg text-ink-soft">
        {texts.submittedText(hiddenFrom ? null : trainer)}{' '}
        {hiddenFrom ? <TrainerConsentHint trainer={hiddenFrom} /> : null}
        {deadline?.dueAt ? texts.answerUntil(formatDeadline(deadline.dueAt)) : null}
      </p>
      <ButtonLink className="mt-5" to={paths.profile}>
        {texts.toProfile}
      </ButtonLink>
    </header>
  )
}
