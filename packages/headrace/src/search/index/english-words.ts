/**
 * What readers of technical English say for one another: a group a line. Written from the trade, not
 * from queries that found nothing: docs/ranking.md tells what it adds.
 */
const GROUPS = `
2fa, mfa, two-factor, second factor, multi-factor, otp, totp
add, append, insert
admin, administrator
alert, alarm, notification
allow list, allowlist, whitelist
analytics, statistics, stats, metrics, telemetry
app, application
argument, arg, parameter, param
async, asynchronous
attach, mount
auth, authentication, log in, login, sign in, signin, logon
authorization, permission, access control, rbac, acl, privilege
autocomplete, completion, intellisense
autoscaling, scale automatically, elastic
background job, worker, queue
backup, snapshot, dump
benchmark, performance, perf, speed, fast, slow
bill, billing, invoice, payment, pricing, cost
block list, blocklist, blacklist, deny list, denylist
boolean, bool
breakpoint, debugger, debug
browser, chrome, firefox, safari
bug, defect, issue
build, compile
bundle, package
cache, caching, memoize
cancel, abort, stop, kill, terminate
certificate, cert, tls, ssl, https
change, modify, edit, update, alter
changelog, release notes, what's new
charset, encoding, utf-8
cli, command line, terminal, shell, console
clone, copy, duplicate
cluster, fleet
compress, gzip, minify, shrink
concurrency, parallel, multithreading, threads
config, configuration, settings, setup, preferences, options, conf, cfg
connect, attach, link
constant, const
container, docker, oci
convert, transform, cast
cors, cross-origin
cpu, processor, core
crash, panic, abort, segfault
credential, password, passphrase, secret, pw, passwd, token
cron, schedule, scheduled, periodic, timer
csv, spreadsheet
database, db
date, time, timestamp, datetime
decrypt, encrypt, encryption, cipher
delay, sleep, wait
delete, remove, destroy, drop, erase
dependency, dep, requirement
deploy, release, publish, ship, rollout
deprecated, obsolete, legacy
dev, development
dictionary, dict, map, hash map, hashmap, object
directory, folder, dir
disable, turn off, switch off, deactivate
dns, domain, hostname
docs, documentation, manual
download, fetch
dry run, simulate, preview
e-mail, email, mail
emoji, icon
enable, turn on, switch on, activate
endpoint, url, route, path
enum, enumeration
environment, env
environment variable, env var, envvar
error, failure, exception, fault
event, callback, hook, listener, trigger
example, sample, demo
exit, quit, leave
expire, expiry, ttl, expiration, lifetime
export, dump, extract
extension, plugin, addon, add-on, module
faq, frequently asked questions
firewall, network policy, security group
float, decimal, double
foreach, loop, iterate, iteration
format, formatter, prettify
function, func, method, fn
gpu, graphics card
gui, ui, user interface, frontend
hash, checksum, digest, fingerprint
health check, healthcheck, liveness, readiness, probe
help, support, contact
hide, conceal, mask
high availability, ha, failover, replication, redundancy
home page, landing page
hot reload, hmr, live reload, watch
i18n, internationalization, translation, localization, l10n
id, identifier, uuid, guid
image, picture, photo
import, include, require
infrastructure, infra
ingress, load balancer, reverse proxy, gateway
init, initialize, initialization, bootstrap, scaffold
install, installation, setup, set up
int, integer, number
invite, invitation
serialization, serialize, marshal
jwt, token, bearer
k8s, kubernetes
message broker, message queue, pubsub, pub sub
keyboard shortcut, hotkey, shortcut, key binding
label, tag
latest, newest, current
library, lib, package, module
license, licence
limit, quota, maximum, max, throttle
linux, ubuntu, debian
list, array, vector, collection
lock, mutex, semaphore
log, logging, logs
log out, logout, sign out, signout
mac, macos, os x, darwin
memory, ram, heap, oom, out of memory
merge, combine, join
message, msg
microservice, service
migrate, migration, upgrade, move
mobile, phone, android, ios
mock, stub, fake, spy
monitor, monitoring, observability, observe
multi-tenant, tenant, workspace, organization, org
namespace, ns
network, net
null, nil, none, undefined, nothing, empty
offline, air-gapped, airgapped
on-premises, on-prem, self-hosted
open source, oss
optimize, tune, tuning, optimization
os, operating system
package manager, npm, yarn, pip
paginate, pagination, page through, cursor
pattern, regex, regular expression, regexp
permission denied, forbidden, 403, unauthorized, 401
persistent volume, storage, disk, pvc, volume
pipeline, ci, cd, continuous integration, workflow
poll, subscribe, watch
prod, production
profile, profiler, profiling
prompt, ask
property, attribute, attr, prop, field
proxy, forward
quick start, quickstart, getting started, tutorial, first steps
random, rand
rate limit, throttling, throttle, 429
read only, readonly, immutable
readme, introduction
rebuild, recompile
redirect, rewrite
reference, ref
rename, move
replace, substitute
replica, instance, copy
repo, repository, git
request, req
required, mandatory, must
reset, restore, undo, rollback, revert, roll back
response, resp, res, reply, answer
restart, reboot, reload
retry, try again, repeat
role, permission
root, superuser, sudo
run, execute, start, launch, invoke
runtime, execution
saml, sso, single sign-on, oidc, openid connect, oauth
sandbox, isolate, isolation
save, store, persist, write
schema, data model
screenshot, capture
script, automation, automate
sdk, client library, api client
secure, security, harden, hardening, protect
send, post, transmit, publish
server, backend
skip, ignore, exclude
snippet, code example
sort, order, order by
split, divide, separate
sql, query language
stage, staging
status, state
stdin, standard input
stdout, standard output
stop, halt, shutdown, shut down
stream, streaming, sse, server-sent events, websocket
string, str
subscription, plan
switch, toggle
sync, synchronize, synchronization
syntax, grammar
team, group
template, boilerplate
test, testing, spec, unit test
theme, dark mode, styling, style, css
timeout, time out, deadline
trace, tracing, span, opentelemetry
trash, recycle bin
troubleshoot, troubleshooting, problem, fix
uninstall, remove
update, upgrade
upload, push
usage, consumption
utility, util, helper
validate, validation, verify, check
value, val
variable, var
version, release
virtual machine, vm
visualize, chart, graph, plot
vpn, private network
vulnerability, cve, security hole, scan
warning, warn
web server, http server
webhook, callback
wildcard, glob, pattern
dialog, modal, popup
windows, win
`;

/** The same as lists of words and phrases. */
export const ENGLISH_GROUPS: readonly (readonly string[])[] = GROUPS.trim()
  .split("\n")
  .map((group) => group.split(", "));
