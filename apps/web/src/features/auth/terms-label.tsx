/** Label of the terms checkbox; its links open new tabs, so that no input is lost. */
export const TermsLabel = () => (
  <>
    Ich stimme den{' '}
    <a href="/agbs" target="_blank" rel="noreferrer">
      AGB
    </a>{' '}
    zu und habe die{' '}
    <a href="/datenschutz" target="_blank" rel="noreferrer">
      Datenschutzerklärung
    </a>{' '}
    gelesen.
  </>
)
