import type { components } from '@/api/generated/schema.ts'

/** The name of a product as text. A label may be HTML (G174): only its text is shown, so nothing in it can run. */
export const productName = ({
  name,
  label,
}: Pick<components['schemas']['Product'], 'name' | 'label'>): string =>
  label.html ? new DOMParser().parseFromString(name, 'text/html').body.textContent.trim() || name : name
