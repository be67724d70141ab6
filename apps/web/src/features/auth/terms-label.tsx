/** The sentence of the terms checkbox; both texts open beside the form, so that nothing typed is lost. */
export const TermsLabel = () => (
  <>
    Ich stimme den{' '}
    <a href="/agbs" target="_blank" rel="noreferrer">
      AGB
    </a>{' '}
    und der{' '}
    <a href="/datenschutz" target="_blank" rel="noreferrer">
      Datenschutzerklärung
    </a>{' '}
    zu.
  </>
)
