package com.riverside.tracking;

import jakarta.validation.Valid;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
class MailController {

    private final MailSender sender;

    MailController(MailSender sender) {
        this.sender = sender;
    }

    // #region endpoint
    @PostMapping("/mails")
    @ResponseStatus(HttpStatus.ACCEPTED)
    void accept(@Valid @RequestBody MailTask task) {
        sender.send(task);
    }
    // #endregion endpoint
}
