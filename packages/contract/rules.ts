/**
 * The rules that schemas cannot express (`x-rule`), one pure function each. The forms and the sandbox use the same
 * ones.
 */
export * from '~openapi/company-deactivation.ts'
export * from '~openapi/placeholders.ts'
export * from '~openapi/rules.ts'
export * from '~openapi/step-up.ts'
