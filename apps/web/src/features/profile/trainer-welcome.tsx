import { templates } from '@kostbar/contracts/templates/endpoints'
import { useNavigate } from 'react-router-dom'
import { useApiMutation } from '../../lib/api.ts'
import { paths, templatePath } from '../../lib/paths.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ExplainerVideo } from './explainer-video.tsx'
import { staffTexts as texts } from './staff-texts.ts'

/** Welcome card of trainers: clients, test template and explainer video. */
export const TrainerWelcome = () => (
  <Card as="section" tone="sage" aria-labelledby="trainer-welcome">
    <h2 id="trainer-welcome" className="text-xl">
      {texts.trainerTitle}
    </h2>
    <p className="measure mt-2">{texts.trainerText}</p>
    <p className="measure mt-2">{texts.testTemplate}</p>
    <div className="mt-4 flex flex-wrap gap-3">
      <ButtonLink to={paths.clientManagement}>{texts.toClients}</ButtonLink>
      <TestTemplateButton />
    </div>
    <ExplainerVideo />
  </Card>
)

/** Button that opens the test template, which is created on the first click. */
function TestTemplateButton() {
  const navigate = useNavigate()
  const open = useApiMutation(templates.ensureTestTemplate, {
    refresh: templates.list,
    onError: toastProblem,
  })
  const start = () =>
    open.mutate(
      {},
      // Here, because it is not called once the page has been left.
      { onSuccess: ({ id }) => void navigate(templatePath(paths.template, id)) },
    )
  return (
    <Button variant="secondary" pending={open.isPending} onClick={start}>
      {texts.toTemplates}
    </Button>
  )
}
