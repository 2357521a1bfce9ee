/** The recipes for external CI systems (docs/ci), and the commands in them. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export const RECIPES = {
  backend: [
    'docs/ci/github/backend.yml',
    'docs/ci/gitlab/backend.yml',
    'docs/ci/jenkins/backend.Jenkinsfile',
  ],
  contract: [
    'docs/ci/github/contract.yml',
    'docs/ci/gitlab/contract.yml',
    'docs/ci/jenkins/contract.Jenkinsfile',
  ],
} as const

interface GitHubWorkflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { run?: string; if?: string }[] }>>
}
type GitLabPipeline = Readonly<Record<string, { readonly script: readonly string[] }>>

/** The commands of a recipe, without the handling of their results. */
export function commandsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('Jenkinsfile'))
    return [...text.matchAll(/^ *sh '(.*)'$/gm)].map(([, command = '']) => command)
  const recipe = parse(text) as GitHubWorkflow | GitLabPipeline
  if (!isOfGitHub(recipe)) return Object.values(recipe).flatMap(({ script }) => script)
  return Object.values(recipe.jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run, if: condition }) => (run === undefined || condition !== undefined ? [] : [run])),
  )
}

const isOfGitHub = (recipe: GitHubWorkflow | GitLabPipeline): recipe is GitHubWorkflow => 'jobs' in recipe
