// Checks requests against the JSON Schemas of the contract.
import { readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import express from 'express'
import { ApiError, fieldError, invalid } from './errors.js'

const ajv = new Ajv({ allErrors: true, strict: false })
addFormats(ajv)
ajv.addFormat('visible', /^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]*$/u)
ajv.addFormat('euro', { type: 'number', validate: (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4 })

// Reads the schemas from the contract, which is one JSON file.
export const readContract = (file) => {
  const { schemas } = JSON.parse(readFileSync(file, 'utf8')).components
  ajv.addSchema({ $id: 'contract', components: { schemas } })
}

const texts = {
  email: 'The email format seems to be wrong',
  euro: 'An amount has at most two decimals',
  visible: 'The value has characters that cannot be seen',
  pattern: 'This is not written as it should be',
  required: 'The field is required',
  unknown: 'The field is not known',
}

const toFieldError = ({ instancePath, keyword, params, message }) => {
  const path = instancePath.split('/').slice(1)
  if (keyword === 'required') path.push(params.missingProperty)
  if (keyword === 'additionalProperties') path.push(params.additionalProperty)
  const rule = { additionalProperties: 'unknown', format: params.format }[keyword] ?? keyword
  const bound = params.limit === undefined ? undefined : { [/max/i.test(keyword) ? 'max' : 'min']: params.limit }
  return fieldError(path.join('.').slice(0, 200), rule, texts[rule] ?? `The value ${message}`, bound)
}

const parseJson = express.json({ limit: '2mb', strict: false })

const requireJson = (req, res, next) => {
  if (Number(req.headers['content-length'] ?? 0) === 0 && !req.headers['transfer-encoding']) {
    throw new ApiError(400, 'MALFORMED', 'A body is needed.')
  }
  if (!req.is('application/json')) throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send application/json.')
  next()
}

// Middleware that reads a body according to a schema of the contract.
export const body = (name) => {
  const check = ajv.compile({ $ref: `contract#/components/schemas/${name}` })
  const validate = (req, res, next) => {
    if (!check(req.body)) throw invalid(check.errors.map(toFieldError))
    next()
  }
  return [requireJson, parseJson, validate]
}

// Middleware that reads the query parameters of an operation, and refuses unknown ones.
export const query = (parameters = {}) => {
  const readers = Object.entries(parameters).map(([name, schema]) => [name, schema, ajv.compile(schema)])
  return (req, res, next) => {
    const errors = Object.keys(req.query)
      .filter((name) => !(name in parameters))
      .map((name) => fieldError(name.slice(0, 200), 'unknown', 'The parameter is not known'))
    req.parameters = {}
    for (const [name, schema, check] of readers) {
      const text = req.query[name]
      const value = schema.type === 'integer' && /^-?\d{1,15}$/.test(text) ? Number(text) : text ?? schema.default
      if (value !== undefined && !check(value)) errors.push(...check.errors.map((error) => ({ ...toFieldError(error), field: name })))
      req.parameters[name] = value
    }
    if (errors.length > 0) throw invalid(errors)
    next()
  }
}

// The parameters of a paged list.
export const paging = (columns, first = columns[0]) => ({
  page: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 },
  size: { type: 'integer', minimum: 1, maximum: 1000, default: 10 },
  sort: { enum: columns.flatMap((column) => [column, `-${column}`]), default: first },
})
