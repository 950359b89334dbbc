import { API_SCOPES } from '../scopes.ts'
import { resourceOf } from './authorize-request.ts'

/** What we are to an app that wants in: the resource and who lets it in (RFC 9728). */
export function resourceMetadata(appUrl: string) {
  return {
    resource: resourceOf(appUrl),
    resource_name: 'Brandhearth',
    authorization_servers: [appUrl],
    scopes_supported: API_SCOPES,
    bearer_methods_supported: ['header'],
  }
}

/** How an app gets in (RFC 8414): apps are known by the documents at their own addresses, and have no secrets. */
export function serverMetadata(appUrl: string) {
  return {
    issuer: appUrl,
    authorization_endpoint: `${appUrl}/oauth/authorize`,
    token_endpoint: `${appUrl}/oauth/token`,
    revocation_endpoint: `${appUrl}/oauth/revoke`,
    scopes_supported: API_SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
  }
}
