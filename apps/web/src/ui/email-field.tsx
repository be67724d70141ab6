import { TextField, type TextFieldProps } from './text-field.tsx'

/** Text field for an e-mail address: keyboard with @, no capital first letter. Accepts `register(…)`. */
export const EmailField = (props: Omit<TextFieldProps, 'type' | 'autoCapitalize'>) => (
  <TextField {...props} type="email" autoCapitalize="none" />
)
