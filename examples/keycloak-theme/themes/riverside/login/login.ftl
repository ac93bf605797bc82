<#import "template.ftl" as layout>
<#-- #region page -->
<@layout.registrationLayout displayMessage=!messagesPerField.existsError('username','password') displayInfo=false; section>
  <#if section == "header">
    ${msg("riversideTitle")}
  <#elseif section == "form">
    <p class="riverside-hint">${msg("riversideHint")}</p>
    <form id="kc-form-login" action="${url.loginAction}" method="post">
      <#-- #endregion page -->
      <#-- #region fields -->
      <#assign failed = messagesPerField.existsError('username','password')>
      <div class="${properties.kcFormGroupClass!}">
        <label for="username" class="${properties.kcLabelClass!}">${msg("usernameOrEmail")}</label>
        <input id="username" name="username" type="text" class="${properties.kcInputClass!}"
               value="${(login.username!'')}" autocomplete="username" autofocus
               <#if failed>aria-invalid="true" aria-describedby="input-error"</#if>>
        <#if failed>
          <span id="input-error" class="${properties.kcInputErrorMessageClass!}" aria-live="polite">
            ${kcSanitize(messagesPerField.getFirstError('username','password'))?no_esc}
          </span>
        </#if>
      </div>
      <div class="${properties.kcFormGroupClass!}">
        <label for="password" class="${properties.kcLabelClass!}">${msg("password")}</label>
        <input id="password" name="password" type="password" class="${properties.kcInputClass!}"
               autocomplete="current-password">
      </div>
      <#-- #endregion fields -->
      <#-- #region submit -->
      <input type="hidden" name="credentialId" value="${(auth.selectedCredential!'')}">
      <input type="submit" id="kc-login" name="login" value="${msg("doLogIn")}"
             class="${properties.kcButtonClass!} ${properties.kcButtonPrimaryClass!} ${properties.kcButtonBlockClass!}">
      <#if realm.resetPasswordAllowed>
        <p><a href="${url.loginResetCredentialsUrl}">${msg("doForgotPassword")}</a></p>
      </#if>
      <#-- #endregion submit -->
    </form>
  </#if>
</@layout.registrationLayout>
