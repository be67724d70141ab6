import { isKnownPath, paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ExplainerVideo } from './explainer-video.tsx'
import { texts } from './texts.ts'

const templates = '/template-management'

/** Welcome card of trainers: clients, test template and explainer video. */
export const TrainerWelcome = () => (
  <Card as="section" tone="sage" aria-labelledby="trainer-welcome">
    <h2 id="trainer-welcome" className="text-xl">
      {texts.trainerTitle}
    </h2>
    <p className="measure mt-2">{texts.trainerText}</p>
    {isKnownPath(templates) ? <p className="measure mt-2">{texts.testTemplate}</p> : null}
    <div className="mt-4 flex flex-wrap gap-3">
      <ButtonLink to={paths.clientManagement}>{texts.toClients}</ButtonLink>
      {isKnownPath(templates) ? (
        <ButtonLink to={templates} variant="secondary">
          {texts.toTemplates}
        </ButtonLink>
      ) : null}
    </div>
    <ExplainerVideo />
  </Card>
)
