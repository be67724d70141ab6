import { useRevalidator } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'

const texts = {
  title: 'Diese Seite ist gerade nicht erreichbar',
  text: 'Das liegt an uns. Bitte versuche es in ein paar Sekunden noch einmal.',
  retry: 'Nochmal versuchen',
}

/** Stands in for a page whose content could not be fetched. */
export function UnavailablePage() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="column grid justify-items-start gap-5 py-16 md:py-24">
      <h1>{texts.title}</h1>
      <p className="measure text-lg text-ink-soft">{texts.text}</p>
      <Button size="lg" pending={state === 'loading'} onClick={() => void revalidate()}>
        {texts.retry}
      </Button>
    </div>
  )
}
