// @level all: the pages before sign-in show this too.
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import request from '@/api/generated/requests/SendLoginRequest.ts'
import { ApiError, type FieldError } from '@/api/errors.ts'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { CodeField } from './code-field.tsx'
import { ContractGuestForm } from './contract-guest-form.tsx'
import { PasswordField, TextField } from './guest-fields.tsx'
import { GuestForm, type Refusal } from './guest-form.tsx'

type Send = (values: object) => Promise<Refusal | 'saved' | undefined>
const send = vi.fn<Send>()
const labels: Readonly<Record<string, string>> = { login: 'Login', word: 'Word', code: 'Code', email: 'Mail' }
const labelOf = (field: string): string => labels[field] ?? field
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }))
const isInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true'
const messageOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ?? ''

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})

describe('a form before sign-in', () => {
  const signIn = (
    <GuestForm
      initial={{ login: '', word: '' }}
      toBody={({ login, word }) => ({ login: login.trim(), word })}
      rules={({ login, word }) => ({
        ...(login === '' && { login: { rule: 'required' } }),
        ...(word === '' && { word: { rule: 'required' } }),
      })}
      summary="Fill in both"
      labelOf={labelOf}
      send={send}
      submitLabel="Send"
    >
      <TextField name="login" />
      <PasswordField name="word" />
    </GuestForm>
  )
  const login = () => screen.getByLabelText('Login')
  const word = () => screen.getByLabelText('Word')

  test('R147 with a summary, shows it once above the fields and sends nothing', async () => {
    send.mockReset()
    render(signIn)
    await userEvent.type(login(), ' ')
    await userEvent.tab()
    expect([isInvalid(login()), screen.getByRole('alert').textContent], 'not before submitting').toEqual([
      false,
      '',
    ])
    await submit()
    expect(screen.getByRole('alert').textContent).toBe('Fill in both')
    expect([isInvalid(login()), isInvalid(word()), messageOf(login())]).toEqual([true, true, 'Fill in both'])
    await waitFor(() => expect(document.activeElement).toBe(login()))
    expect(send).not.toHaveBeenCalled()
    await userEvent.type(login(), 'ulla')
    await userEvent.type(word(), 'secret')
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  test('sends the body, and keeps the typed values after a failure that was notified', async () => {
    send.mockReset().mockResolvedValue(undefined)
    render(signIn)
    await userEvent.type(login(), ' ulla ')
    await userEvent.type(word(), 'secret')
    await submit()
    expect(send).toHaveBeenCalledWith({ login: 'ulla', word: 'secret' }, { login: ' ulla ', word: 'secret' })
    expect(login()).toHaveProperty('value', ' ulla ')
    await userEvent.clear(word())
    expect(
      screen.getByRole('alert').textContent,
      'a later mistake is not announced while the user types',
    ).toBe('')
  })

  test('the last digit of a code sends it; a refusal empties the field and stays until something is typed', async () => {
    let respond: (refusal: Refusal) => void = () => undefined
    send.mockReset().mockImplementation(() => new Promise((resolve) => (respond = resolve)))
    render(
      <GuestForm
        initial={{ code: '' }}
        toBody={(values) => values}
        rules={({ code }) => (code.length < 4 ? { code: { rule: 'required' } } : {})}
        labelOf={labelOf}
        send={send}
        submitLabel="Send"
      >
        <CodeField name="code" digits={4} />
      </GuestForm>,
    )
    const code = screen.getByLabelText('Code')
    await userEvent.type(code, '12')
    await submit()
    expect(messageOf(code)).toBe('Code is required')
    await userEvent.type(code, '34')
    expect(send).toHaveBeenCalledExactlyOnceWith({ code: '1234' }, { code: '1234' })
    expect(code).toHaveProperty('readOnly', true)
    respond(() => ({ fields: { code: { rule: 'wrongCode' } }, empties: true }))
    await waitFor(() => expect(code).toHaveProperty('value', ''))
    expect(messageOf(code)).toContain('wrong code')
    await userEvent.type(code, '{Enter}')
    expect(messageOf(code), 'an Enter after the last digit changes nothing').toContain('wrong code')
    expect(send).toHaveBeenCalledTimes(1)
    await userEvent.type(code, '9')
    expect(isInvalid(code)).toBe(false)
  })
})

describe('a request of the contract before sign-in', () => {
  const sendMail = vi.fn<(body: object, isShown: (error: ApiError) => boolean) => Promise<boolean>>()
  const mail = (
    <ContractGuestForm
      request={request}
      initial={{ email: '' }}
      toBody={({ email }) => ({ email: email.trim() })}
      labelOf={labelOf}
      send={sendMail}
      saved="On its way"
      lead="Your mail address, please."
      submitLabel="Send"
    >
      <TextField name="email" type="email" />
    </ContractGuestForm>
  )
  const email = () => screen.getByLabelText(/^Mail/)
  const refusal = (...errors: FieldError[]) =>
    new ApiError('http', 'sendLogin', 422, { message: 'no', code: 'INVALID_VALUE', errors })

  test('R135, R158 shows a broken rule once a field with content was left', async () => {
    render(mail)
    await userEvent.click(email())
    await userEvent.tab()
    expect(isInvalid(email()), 'passed through').toBe(false)
    await userEvent.type(email(), 'ulla')
    expect(isInvalid(email()), 'while one types').toBe(false)
    await userEvent.tab()
    expect(isInvalid(email())).toBe(true)
    expect(email().getAttribute('aria-required'), 'the contract says so').toBe('true')
  })

  test('R158 shows an error of the server at its field, and in no notice', async () => {
    sendMail
      .mockReset()
      .mockRejectedValue(refusal({ field: 'email', rule: 'blocked', messages: ['Not this'] }))
    render(mail)
    await userEvent.type(email(), 'a@b.example')
    await submit()
    await waitFor(() => expect(messageOf(email())).toBe('Not this'))
    await waitFor(() => expect(document.activeElement).toBe(email()))
    expect(email()).toHaveProperty('value', 'a@b.example')
    const isShown = sendMail.mock.calls[0]?.[1]
    expect(isShown?.(refusal({ field: 'email', messages: ['x'] }))).toBe(true)
    expect(isShown?.(refusal({ field: 'other', messages: ['x'] })), 'no such field').toBe(false)
    expect(isShown?.(new ApiError('network', 'sendLogin'))).toBe(false)
  })

  test('replaces the form by the next step only after the server has accepted the request', async () => {
    sendMail.mockReset().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    render(mail)
    await userEvent.type(email(), ' a@b.example ')
    await submit()
    expect(sendMail.mock.calls[0]?.[0]).toEqual({ email: 'a@b.example' })
    expect(screen.queryByRole('status')).toBeNull()
    await submit()
    expect((await screen.findByRole('status')).textContent).toBe('On its way')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText(/please/)).toBeNull()
  })
})
