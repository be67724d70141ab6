import { useRevalidator } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { brokenCup } from '../../ui/illustration/scenes.ts'

const texts = {
  title: 'Diese Seite ist gerade nicht erreichbar',
  text: 'Das liegt an uns. Bitte versuche es in ein paar Sekunden noch einmal.',
  retry: 'Nochmal versuchen',
}

/** Stands in for a page whose content could not be fetched. */
export function UnavailablePage() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="column grid items-center gap-8 py-10 md:grid-cols-2 md:gap-12 md:py-20">
      <LazyIllustration loader={brokenCup} className="mx-auto aspect-[4/3] w-full max-w-md md:order-2 md:max-w-none" />
      <div className="grid justify-items-start gap-5">
        <h1>{texts.title}</h1>
        <p className="measure text-lg text-ink-soft">{texts.text}</p>
        <Button size="lg" pending={state === 'loading'} onClick={() => void revalidate()}>
          {texts.retry}
        </Button>
      </div>
    </div>
  )
}
